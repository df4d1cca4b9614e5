const roundingNames: Readonly<Record<string, string>> = {
  none: 'NONE',
  '5min': 'MINUTES_5',
  '6min': 'MINUTES_6',
  '10min': 'MINUTES_10',
  '15min': 'MINUTES_15',
};

/** GraphQL names the rules of rounding as its enums do. Any other value is sent as it is. */
export function withRoundingName<Input extends { readonly roundingRule?: unknown }>(input: Input) {
  if (!('roundingRule' in input)) return input;
  return { ...input, roundingRule: roundingNames[String(input.roundingRule)] ?? input.roundingRule };
}

/** The same rules as REST names them, wherever they are in an answer. */
export function withRoundingTexts<Answer>(answer: Answer): Answer {
  const texts = Object.fromEntries(Object.entries(roundingNames).map(([text, name]) => [name, text]));
  return JSON.parse(
    JSON.stringify(answer ?? null, (key, value) => (key === 'roundingRule' ? (texts[value] ?? value) : value)),
  );
}
