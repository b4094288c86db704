/** The public keys of an identity provider. */
export interface KeySet {
  readonly url: string;
  /** The only issuer (`iss`) whose tokens these keys sign. Absent: any. */
  readonly issuer?: string;
}

/**
 * Reads `URL`, or `ISSUER=URL` separated by commas, such as `https://id.example=https://id.example/keys`. Answers what is wrong as text: the URLs
 * have to be URLs, and where there are several each names an issuer of its own.
 */
export const readKeySets = (list: string): readonly KeySet[] | string => {
  const entries = list
    .split(",")
    .map((entry) => entry.trim())
    .filter(Boolean);
  const sets = entries.map(readEntry);
  const issuers = sets.map(({ issuer }) => issuer);
  if (sets.some(({ url }) => !/^https?:$/.test(URL.parse(url)?.protocol ?? ""))) return "must be a URL, or ISSUER=URL separated by commas";
  if (sets.length > 1 && (issuers.includes(undefined) || new Set(issuers).size < sets.length))
    return "must name an issuer of its own before each URL, as ISSUER=URL, where there are several";
  return sets;
};

const readEntry = (entry: string): KeySet => {
  const [, issuer, url] = /^(\S+?)=(https?:\/\/\S+)$/.exec(entry) ?? [];
  return issuer === undefined || url === undefined || issuer.includes("?") ? { url: entry } : { issuer, url };
};
