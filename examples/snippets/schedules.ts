// #region schedules
// freeform.config.ts
const options = {
  jobs: { schedules: { maintenance: { cron: "0 5 * * *", timezone: "Europe/Berlin" } } },
};
// #endregion

/** Options as a configuration sets them. */
export const examples = [options];
