/** Words that say nothing about what a question is about. */
export const fillerWords: ReadonlySet<string> = new Set(
  (
    "the and but for from with without into onto over under about regarding concerning that this these those there here then than too also " +
    "who whom whose what where when why how whether which you your yours yourself him his himself her hers herself them their theirs they she its it's " +
    "mine our ours ourselves myself are was were been being has have had having does did doing done can could will would shall should may might must " +
    "not any anything anyone anybody some something someone somebody nothing everything everyone all more most much many few little other another else " +
    "know knows knew known knowing think thinks thought tell tells told telling say says said talk talks talked ask asks asked question speak hear heard notice notices noticed noticing " +
    "want wants wanted need needs like likes please again still just only ever never always exactly really very now today tonight lately last recent recently " +
    "thing things matter story happen happens happened happening going went goes come comes came get got give gave make made take took let one ones people " +
    "didn doesn isn wasn aren weren hasn haven hadn wouldn couldn shouldn " +
    "excuse pardon sorry bother quick grateful thank thanks kindly mind " +
    "person man woman someone's time way ways look looking looks looked seem seems yes hello hey well friend sir madam between around because while after before"
  ).split(" "),
);
