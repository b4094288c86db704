const placeholder =
  /^(?:n\/?a|none|unknown|nowhere|tb[ad]|todo|to do|pending|missing|source|sources|ref|reference|references|citation|citation needed|source needed|link|url|title|author|your source|insert (?:source|link|citation|reference)(?: here)?|x{2,}|test|foo|lorem ipsum)$/i;

/** True for a source that names nothing: blank, punctuation alone, a placeholder, or an address without a host. */
export const isEmptySource = (source: string): boolean => {
  const named = source.replaceAll(/^[\s"'“”‘’<>()[\]{}.,:;!?*_…–—-]+|[\s"'“”‘’<>()[\]{}.,:;!?*_…–—-]+$/g, "");
  if (named === "" || placeholder.test(named)) return true;
  if (/^(?:doi|arxiv|isbn|pmid|https?|www)$/i.test(named)) return true;
  return /^https?:/i.test(named) && !hasHost(named);
};

const hasHost = (address: string): boolean => {
  const { hostname = "" } = URL.parse(address) ?? {};
  return hostname === "localhost" || /[^.]\.[^.]/.test(hostname) || hostname.includes(":");
};
