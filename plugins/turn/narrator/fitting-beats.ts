import { describeTopic } from "freeform-rpg/plugins/turn/planner/lib";
import type { ContextPacket, Resolution } from "freeform-rpg/schemas";

/** The beats of a plan that still fit once the turn is decided: none of a place that was left unless it is overdue, and none of a thread that was settled. */
export const fittingBeats = (
  beats: readonly string[],
  { scene, threads, calibration }: Pick<ContextPacket, "scene" | "threads" | "calibration">,
  { state_diff: { scene_update, threads_resolve } }: Resolution,
): string[] => {
  const moved = (scene_update.location_id ?? scene.location_id) !== scene.location_id;
  const about = (beat: string) =>
    threads.filter((thread) => beat.includes(describeTopic(thread, calibration.language)) || beat.includes(thread.title));
  const isSettled = (id: string) => threads_resolve.some((one) => one.id === id);
  return beats.filter((beat) => {
    const named = about(beat);
    return moved ? named.some(({ id, overdue }) => overdue && !isSettled(id)) : !named.some(({ id }) => isSettled(id));
  });
};
