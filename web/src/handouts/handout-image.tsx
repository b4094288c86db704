import { useEffect, useState } from "preact/hooks";
import { readFile } from "../api/files.ts";
import { handoutTexts } from "./texts.ts";

interface ImageProps {
  readonly path: string;
  readonly width: number;
  readonly height: number;
  readonly alternativeText: string;
}

/** The image of a handout. It is read with the token, which an address in the page cannot carry. */
export const HandoutImage = ({ path, width, height, alternativeText }: ImageProps) => {
  const [address, setAddress] = useState("");
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let made = "";
    let closed = false;
    readFile(path).then(
      (file) => {
        if (!closed) setAddress((made = URL.createObjectURL(file)));
      },
      () => setFailed(true),
    );
    return () => {
      closed = true;
      if (made !== "") URL.revokeObjectURL(made);
    };
  }, [path]);
  if (failed) return <p role="alert">{handoutTexts.imageFailed}</p>;
  return <img class="handout" src={address === "" ? undefined : address} width={width} height={height} alt={alternativeText} />;
};
