import { minuteMs } from './local-calendar.js';
import type { OvertimeRule, PunchedBreak } from './types.js';

/** From `from` until `to`, half-open, in milliseconds since 1970. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

export interface BreakSpan extends Span {
  readonly type: PunchedBreak['type'];
}

/**
 * A break that was punched as paid always counts.
 * Source: the employer's own promise; 29 CFR 785.19 allows to pay for a meal, and never asks to take it off.
 */
export function paidBreakCounts({ type }: BreakSpan): boolean {
  return type === 'PAID';
}

const longestShortBreak = 20 * minuteMs;

/**
 * A rest of 20 minutes or less is working time whatever it was punched as; one of exactly 20:00 still is. Its own
 * length decides, as it was punched: two rests that follow each other are not added up.
 *
 * Source: 29 CFR 785.18. Where no law is applied (NONE), what was punched as unpaid is unpaid.
 */
export function shortBreakCounts(pause: Span, overtimeRule: OvertimeRule): boolean {
  return overtimeRule !== 'NONE' && pause.to - pause.from <= longestShortBreak;
}

/** The breaks in the order of time. One that was left open ends with its timesheet. */
export function breakSpans(breaks: readonly PunchedBreak[], clockOut: number): BreakSpan[] {
  return breaks
    .map(({ type, startAt, endAt }) => ({ type, from: startAt.getTime(), to: endAt ? endAt.getTime() : clockOut }))
    .filter(({ from, to }) => from < to)
    .sort((a, b) => a.from - b.from || a.to - b.to);
}

/**
 * What of the spans lies within: cut at both ends, and what overlaps only once. They come in the order of time. So a break
 * that rounding has left partly outside of the paid span takes off only what lies inside.
 */
export function within(spans: readonly Span[], { from, to }: Span): Span[] {
  const parts: Span[] = [];
  let reached = from;
  for (const span of spans) {
    const part = { from: Math.max(span.from, reached), to: Math.min(span.to, to) };
    if (part.from >= part.to) continue;
    parts.push(part);
    reached = part.to;
  }
  return parts;
}
