import type { ApiClient } from "../api/api-client.ts";
import { ClocksDocument, InventoryDocument, LookDocument, ShowOrderDocument, ThreadsDocument } from "../api/generated/graphql.ts";
import { clockTime } from "freeform-rpg/language";
import { minutesAt, spellMinutes } from "freeform-rpg/plugins/turn/effects/lib";
import { campaignOf } from "../api/read-campaign.ts";
import { describeOrder } from "../order/describe-order.ts";
import { inWords } from "../output.ts";
import type { View } from "./table.ts";

/** A view of the campaign as the user may see it, in lines. */
export const showView = (api: ApiClient, campaignId: string, view: View): Promise<readonly string[]> =>
  shows[view](api, { id: campaignId });

type Show = (api: ApiClient, variables: { readonly id: string }) => Promise<readonly string[]>;

const look: Show = async (api, variables) => {
  const { scene, situations, threats } = campaignOf(await api.request(LookDocument, variables), variables.id);
  if (!scene) return ["The story has not begun."];
  const { location, present, time } = scene;
  return [
    `${location?.name ?? "Somewhere unknown"}, day ${time.day}, ${clockTime(time)} (${inWords(time.period)}), ${time.weather}`,
    ...(location?.description ? [location.description] : []),
    ...present.map(({ name, description }) => `- ${name}${description ? `: ${description}` : ""}`),
    ...(location?.exits?.length ? [`Ways out: ${location.exits.map(({ name }) => name).join(", ")}`] : []),
    ...(situations.length > 0 ? [`You are ${situations.map(({ type }) => type.toLowerCase()).join(", ")}.`] : []),
    ...threats.map(({ text }) => `! ${text}`),
  ];
};

const clocks: Show = async (api, variables) => {
  const campaign = campaignOf(await api.request(ClocksDocument, variables), variables.id);
  if (campaign.clocks.length === 0) return ["No clocks are running that you know of."];
  const now = campaign.scene?.time;
  return campaign.clocks.map(({ name, value, max, deadline }) => {
    const left = deadline && now ? timeLeft(minutesAt(deadline) - minutesAt(now)) : `${value}/${max}`;
    return `${name.padEnd(16)} ${bar(value, max)} ${left}`;
  });
};

const timeLeft = (minutes: number): string => (minutes > 0 ? `${spellMinutes(minutes)} left` : "the time is up");

const order: Show = async (api, variables) => describeOrder(campaignOf(await api.request(ShowOrderDocument, variables), variables.id));

const bar = (value: number, max: number): string => {
  const width = Math.min(max, 12);
  const full = Math.round((Math.max(0, Math.min(value, max)) / max) * width);
  return `[${"#".repeat(full)}${".".repeat(width - full)}]`;
};

const threads: Show = async (api, variables) => {
  const campaign = campaignOf(await api.request(ThreadsDocument, variables), variables.id);
  if (campaign.threads.length === 0) return ["No threads are open."];
  return campaign.threads.map(
    ({ title, status, urgency, overdue }) => `- ${title} (${status}, ${urgency.toLowerCase()}${overdue ? ", overdue" : ""})`,
  );
};

const inventory: Show = async (api, variables) => {
  const { me } = campaignOf(await api.request(InventoryDocument, variables), variables.id);
  const character = me?.character;
  if (!character) return ["You play no character in this campaign."];
  const carried = character.inventory.flatMap(({ quantity, item }) =>
    item ? [`- ${item.name}${quantity > 1 ? ` x${quantity}` : ""}`] : [],
  );
  return carried.length > 0 ? carried : [`${character.name} carries nothing.`];
};

const shows: Readonly<Record<View, Show>> = { look, clocks, threads, inventory, order };
