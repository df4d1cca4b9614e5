import { z } from 'zod';
import type { ScreenPlaceholder } from './manifests.js';
import type { PageSession, PageUser } from './page-requests.js';

/** The parts that the shell's build has drawn (`placeholders.json`). `{{names}}` in their HTML are filled in here. */
const placeholderParts = z.object({
  parts: z.object({
    signIn: z.string(),
    frame: z.string(),
    collapsedFrame: z.string(),
    screen: z.string(),
    firstCard: z.string(),
    otherCard: z.string(),
    anyScreen: z.string(),
  }),
  excludedPaths: z.array(z.string()),
});

type PlaceholderParts = z.infer<typeof placeholderParts>;

/** Throws if the shell is of a version that draws other parts. */
export const parsePlaceholderParts = (text: string): PlaceholderParts => placeholderParts.parse(JSON.parse(text));

interface PlaceholderFacts {
  readonly path: string;
  readonly session: PageSession;
  /** The cookies of the browser, in which the shell remembers whether the sidebar is collapsed. */
  readonly cookies: string;
  readonly screen: ScreenPlaceholder | undefined;
  readonly drawn: PlaceholderParts;
  readonly now: Date;
}

/** What the page shows until its code has arrived, as HTML. Null if it is not known what the page will show. */
export function buildPlaceholder(facts: PlaceholderFacts): string | null {
  const { drawn, session, path } = facts;
  if (session === undefined || drawn.excludedPaths.includes(path.replace(/(.)\/$/, '$1'))) return null;
  if (session === null) return drawn.parts.signIn;
  const { user } = session;
  const isCollapsed = facts.cookies.split('; ').includes('sidebar_state=false');
  const screen = facts.screen ? buildScreen(facts.screen, facts, user) : drawn.parts.anyScreen;
  const frame = isCollapsed ? drawn.parts.collapsedFrame : drawn.parts.frame;
  return fill(frame, { organization: escapeText(user.organization.name), screen });
}

function buildScreen(screen: ScreenPlaceholder, { drawn: { parts }, now }: PlaceholderFacts, user: PageUser): string {
  const time = describeTime(now, user.organization.timezoneInForce);
  const heading = screen.headings.find(({ until }) => time.hour < until) ?? screen.headings.at(-1);
  const texts: Record<string, string> = { ...time.texts, firstName: user.firstName };
  const write = (text = '') => escapeText(text.replace(/\{(\w+)\}/g, (name, key: string) => texts[key] ?? name));
  const [first = '', ...others] = screen.cards.map((title) => escapeText(title));
  return fill(parts.screen, {
    heading: write(heading?.text),
    line: write(screen.line),
    firstCard: fill(parts.firstCard, { title: first }),
    otherCards: others.map((title) => fill(parts.otherCard, { title })).join(''),
  });
}

/** The hour from 0 to 23, and the texts that screens show of an instant: `Monday, March 2, 2026` and `8:05 AM`. */
function describeTime(now: Date, timeZone: string) {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-US', { ...options, timeZone }).format(now).replace(/\s/gu, ' ');
  const texts = { date: format({ dateStyle: 'full' }), time: format({ hour: 'numeric', minute: '2-digit' }) };
  return { hour: Number(format({ hour: 'numeric', hourCycle: 'h23' })), texts };
}

/** Replaces `{{names}}` once, without searching the inserted text. */
function fill(html: string, values: Readonly<Record<string, string>>): string {
  return html.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
