import type { Plugin } from "graphql-yoga";

/** Any of these shows that the request came from a program or a page with leave, not from a foreign form. */
const headers = ["x-freeform-rpg", "apollo-require-preflight", "x-graphql-yoga-csrf", "authorization"];

const formTypes = /^(application\/x-www-form-urlencoded|multipart\/form-data|text\/plain)\b/i;

/** Refuses what a browser would send across sites without asking first: forms, plain text, and GET without a header of ours. */
export const preventCsrf = (): Plugin => ({
  onRequestParse({ request, endResponse, fetchAPI }) {
    if (isPreflighted(request)) return;
    const body = JSON.stringify({ errors: [{ message: foreign, extensions: { code: "CSRF_PREVENTED" } }] });
    endResponse(new fetchAPI.Response(body, { status: 403, headers: { "content-type": "application/json" } }));
  },
});

/** The response to a request that a page of another origin could have sent. */
export const foreign =
  "This request could come from a foreign site. Send `Content-Type: application/json`, or any value in the header `x-freeform-rpg`.";

/** Whether a browser would have asked first before sending this for a foreign page. */
export const isPreflighted = ({ headers: sent }: Request): boolean => {
  const type = sent.get("content-type");
  return headers.some((name) => sent.has(name)) || (type !== null && !formTypes.test(type));
};
