const path = /^\/c\/[^/]+\/as\/([^/]+)\/?$/;

/** The user id of the member as whom a DM views a campaign, as the address names it; `null` on every other page. */
export const viewedUser = (): string | null => {
  const found = path.exec(location.pathname)?.[1];
  return found === undefined ? null : decodeURIComponent(found);
};
