/** The greeting until each hour of the day. At night “Good night” would say goodbye, so it is a plain hello. */
export const greetings = [
  { until: 5, text: 'Hello' },
  { until: 12, text: 'Good morning' },
  { until: 18, text: 'Good afternoon' },
  { until: 24, text: 'Good evening' },
] as const;

/** The greeting for an hour of the day, 0 to 23. */
export const greetingAt = (hour: number): string => greetings.find(({ until }) => hour < until)?.text ?? '';
