import type { ComponentChildren, ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import { Alert } from "./components/alert.tsx";
import { texts } from "./texts.ts";

/** Shows another page of the app. */
export const navigate = (to: string): void => {
  history.pushState(null, "", to);
  dispatchEvent(new PopStateEvent("popstate"));
};

/** The path of the address, kept current. */
export const usePath = (): string => {
  const [path, setPath] = useState(location.pathname);
  useEffect(() => {
    const move = () => setPath(location.pathname);
    addEventListener("popstate", move);
    return () => removeEventListener("popstate", move);
  }, []);
  return path;
};

interface LinkProps {
  readonly to: string;
  readonly children: ComponentChildren;
  readonly class?: string;
}

/** A link to another page of the app; it opens in a tab of its own like any link. */
export const Link = ({ to, children, class: name }: LinkProps) => (
  <a
    href={to}
    class={name}
    aria-current={location.pathname === to ? "page" : undefined}
    onClick={(event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
      event.preventDefault();
      navigate(to);
    }}
  >
    {children}
  </a>
);

/** What every page gets: the parts of the path that its route names, and how to sign out. */
export interface PageProps {
  readonly params: readonly string[];
  readonly signOut: (why?: string) => void;
}

/** A page whose script is loaded when it is first shown. */
export const lazyPage = (load: () => Promise<{ readonly Page: ComponentType<PageProps> }>): ComponentType<PageProps> => {
  let loaded: ComponentType<PageProps> | null = null;
  return (props) => {
    const [, show] = useState(loaded !== null);
    const [problem, setProblem] = useState("");
    const fetchPage = () => {
      setProblem("");
      load().then(
        ({ Page }) => {
          loaded = Page;
          show(true);
        },
        (error: Error) => setProblem(error.message),
      );
    };
    useEffect(() => {
      if (loaded === null) fetchPage();
    }, []);
    if (loaded) {
      const Loaded = loaded;
      return <Loaded {...props} />;
    }
    return <main class="narrow">{problem ? <Alert problem={problem} retry={fetchPage} /> : <p role="status">{texts.loading}</p>}</main>;
  };
};
