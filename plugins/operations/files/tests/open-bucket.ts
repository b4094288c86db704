import { startFauxqs } from "fauxqs";

const variables = {
  AWS_ACCESS_KEY_ID: "test",
  AWS_SECRET_ACCESS_KEY: "test",
  AWS_REGION: "us-east-1",
} as const;

/** Sets the variables that AWS clients read to those of a server at `endpoint`; returns what sets them back. */
export const pointTo = (endpoint: string): (() => void) => {
  const set = { ...variables, AWS_ENDPOINT_URL_S3: endpoint };
  const before = Object.fromEntries(Object.keys(set).map((name) => [name, process.env[name]]));
  Object.assign(process.env, set);
  return () => {
    for (const [name, value] of Object.entries(before)) {
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
    }
  };
};

/** Starts a server that speaks S3, with one bucket. */
export const openBucket = async (bucket: string) => {
  const server = await startFauxqs({ port: 0, host: "127.0.0.1", logger: false });
  server.createBucket(bucket);
  const setBack = pointTo(`http://127.0.0.1:${server.port}`);
  return {
    empty: () => server.emptyBucket(bucket),
    close: async () => {
      setBack();
      await server.stop();
    },
  };
};
