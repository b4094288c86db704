import { inLanguage } from "../texts.ts";

const en = {
  servers: "Servers",
  none: "No server has entered this list.",
  name: "Machine, process",
  state: "State",
  started: "Started",
  lastSeen: "Last sign",
  runs: "Runs",
  runsNothing: "nothing",
  states: { works: "works", draining: "stops, takes nothing more", lost: "lost: gives no sign" },
  turnOf: (campaign: string) => `a turn of ${campaign}`,
  exportCampaign: "Export a campaign",
  exportHelp: "The file holds the DM's secrets. DMs export their campaigns under Settings.",
  exportNow: "Export",
  campaign: "Campaign",
  noOwnCampaign: "You are the DM of no campaign.",
};

const de: typeof en = {
  servers: "Server",
  none: "In dieser Liste steht kein Server.",
  name: "Rechner, Prozess",
  state: "Zustand",
  started: "Gestartet",
  lastSeen: "Letztes Zeichen",
  runs: "Führt aus",
  runsNothing: "nichts",
  states: { works: "arbeitet", draining: "hält an, nimmt nichts mehr an", lost: "verloren: gibt kein Zeichen" },
  turnOf: (campaign: string) => `einen Zug von ${campaign}`,
  exportCampaign: "Kampagne exportieren",
  exportHelp: "Die Datei enthält die Geheimnisse der Spielleitung. Spielleitungen exportieren ihre Kampagnen unter Einstellungen.",
  exportNow: "Exportieren",
  campaign: "Kampagne",
  noOwnCampaign: "Du leitest keine Kampagne.",
};

/** The texts of the list of servers and of exports. */
export const serverTexts = inLanguage({ en, de });
