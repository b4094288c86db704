export { localFiles } from "./local-files.ts";
export { readS3Location } from "./stores/s3-location.ts";
export { whileShared } from "./while-shared.ts";
export { storeNew, syncBelow } from "./sync-below.ts";
