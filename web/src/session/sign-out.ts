import { createContext } from "preact";

/** Signs the user out and shows why. The page's address stays, so that signing in again comes back to it. */
export const SignOut = createContext<(why?: string) => void>(() => undefined);
