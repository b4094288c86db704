/** Sizes of segments, in words. */
export interface SegmentSizes {
  readonly least: number;
  readonly most: number;
  readonly target: number;
}
