import type { PageProps } from "../router.tsx";
import { Choosing } from "./choosing.tsx";
import { SessionZero } from "./session-zero.tsx";

/** The ways to a new campaign: a scenario, or session zero; a session zero in the address is gone on with. */
export const Page = ({ params: [setup = ""] }: PageProps) => (setup === "" ? <Choosing /> : <SessionZero id={setup} />);
