import { expect, type Page } from '@playwright/test';
import { findViolations } from '@timetrack/tooling/playwright/axe';

/** Fails if axe finds a serious or critical violation on the page in its current state, in the dark or the light theme. */
export async function expectNoSeriousViolations(page: Page): Promise<void> {
  for (const [theme, violations] of Object.entries(await findViolations(page))) {
    const serious = violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, help, nodes }) => `${id} (${help}): ${nodes.map(({ html }) => html).join(' | ')}`);
    expect(serious, `axe in the ${theme} theme`).toEqual([]);
  }
}
