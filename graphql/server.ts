export { createApi } from "./server/create-api.ts";
export { printApi } from "./server/print-api.ts";
export type { Api } from "./server/create-api.ts";
export type { ApiSettings } from "./server/settings.ts";
export { keepSecret } from "./auth/secret-file.ts";
export { signToken } from "./auth/sign-token.ts";
export type { TokenRequest } from "./auth/sign-token.ts";
