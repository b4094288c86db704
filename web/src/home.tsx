import { CampaignsDocument } from "./api/generated/graphql.ts";
import { Alert } from "./components/alert.tsx";
import { PreferencesButton } from "./components/preferences-button.tsx";
import { useQuery } from "./components/use-query.ts";
import { Link } from "./router.tsx";
import type { PageProps } from "./router.tsx";
import { texts } from "./texts.ts";

/** The campaigns of the user, and the ways to everything else. */
export const Home = ({ signOut }: PageProps) => {
  const { data, problem, reload } = useQuery(CampaignsDocument, {});
  const viewer = data?.viewer;
  const campaigns = viewer?.campaigns.nodes;
  return (
    <main class="narrow">
      <h1>{texts.campaigns}</h1>
      <Alert problem={problem} retry={reload} />
      {!data && !problem && <p>{texts.loading}</p>}
      {campaigns?.length === 0 && <p>{texts.noCampaigns}</p>}
      <ul class="cards">
        {campaigns?.map(({ key, name, myRole, currentTurn }) => (
          <li key={key} class="row">
            <Link class="card" to={`/c/${encodeURIComponent(key)}`}>
              <strong>{name}</strong>{" "}
              <span>{`${texts.roles[myRole]} · ${currentTurn === 0 ? texts.notBegun : `${texts.turn} ${currentTurn}`}`}</span>
            </Link>
            {myRole === "DM" && <Link to={`/c/${encodeURIComponent(key)}/dm`}>{texts.dmPage}</Link>}
          </li>
        ))}
      </ul>
      <nav class="chips" aria-label={texts.more}>
        <Link to="/new">{texts.newCampaign}</Link>
        {viewer?.operator && <Link to="/books">{texts.books}</Link>}
        {viewer?.operator && <Link to="/server">{texts.server}</Link>}
      </nav>
      <p>
        {viewer?.name}{" "}
        <button class="quiet" onClick={() => signOut()}>
          {texts.signOut}
        </button>{" "}
        <PreferencesButton />
      </p>
    </main>
  );
};
