import { service } from "freeform-rpg/kernel";

/** A campaign, and the member who asks. */
export interface HandoutRequest {
  readonly campaignId: string;
  readonly userId: string;
}

/** A handout of a campaign, and the member who asks. */
export interface NamedHandout extends HandoutRequest {
  readonly handoutId: string;
}

/** What a handout says. */
export interface HandoutFields {
  readonly title: string;
  readonly text: string;
  /** What the image shows, in words: what models and screen readers know of it. */
  readonly alternativeText: string;
}

/** Fields that change; those that are left out stay as they are. */
export type FieldChanges = { readonly [Field in keyof HandoutFields]?: string | undefined };

/** To whom a handout is given. */
export interface Giving extends NamedHandout {
  /** The plain ids of players' characters; `null` for everybody. */
  readonly to: readonly string[] | null;
  /** What everybody reads of it, as a narration of its own; nothing where it is left out. */
  readonly announcement?: string | undefined;
  /** The same campaign and key give it once. */
  readonly idempotencyKey?: string | undefined;
}

/** An image, checked. */
export interface StoredImage {
  readonly mediaType: string;
  readonly width: number;
  readonly height: number;
}

/**
 * Texts and images that DMs prepare and give. A prepared one is read by DMs alone. Giving one is a turn that those who get it and DMs read; what was given
 * is memory for them, and a rewind takes it back. All throw `campaign_not_found`, and all but `image` throw `forbidden` for those who are no DM.
 */
export interface HandoutsService {
  /** Prepares a handout; returns its id. Throws `handout_invalid`. */
  create(request: HandoutRequest & HandoutFields & { readonly idempotencyKey?: string | undefined }): Promise<string>;
  /** Changes what a later giving says; what was given stays as it was. Throws `handout_not_found`, `handout_invalid`. */
  edit(request: NamedHandout & FieldChanges & { readonly withoutImage?: boolean | undefined }): Promise<void>;
  /** Sets the image, which is read once the request is allowed. Throws `handout_not_found`, `image_invalid`. */
  setImage(request: NamedHandout & { readonly read: () => Promise<Uint8Array>; readonly mediaType: string }): Promise<StoredImage>;
  /** Gives it; returns the number of the turn. Throws `handout_not_found`, `handout_invalid`, `handout_exists`, `recipient_unknown`, `conflict`. */
  give(request: Giving): Promise<{ readonly turnNo: number }>;
  /** Takes it back from all who hold it, by strikes of the turns by which it was given. Throws `handout_not_found` where no one holds it. */
  withdraw(request: NamedHandout & { readonly reason: string }): Promise<void>;
  /** Deletes a handout that was never given. Throws `handout_not_found`, `handout_exists`. */
  delete(request: NamedHandout): Promise<void>;
  /** An image that the user may see: DMs all, others those of handouts that they hold; `null` for any other. */
  image(
    request: HandoutRequest & { readonly imageId: string },
  ): Promise<(StoredImage & { readonly content: Uint8Array<ArrayBuffer> }) | null>;
}
export const Handouts = service<HandoutsService>("canon/handouts");
