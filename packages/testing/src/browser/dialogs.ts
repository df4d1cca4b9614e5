import { expect, type Page } from '@playwright/test';

/**
 * Waits until the address names no dialog. One that was opened on its screen closes by going back, which a busy browser does
 * after it shows the notification: a reload in between opens the dialog again.
 */
export async function expectNoDialog(page: Page): Promise<void> {
  await expect(page).not.toHaveURL(/[?&]open=/);
}
