import type { Locator, Page } from '@playwright/test';

/** What a job cost its user. */
export interface Effort {
  readonly clicks: number;
  /** Fields that were filled in and single key presses: each counts as one. */
  readonly entries: number;
}

/** A user in front of a page. Counts what they do, and waits for what they look at. */
export class Person {
  readonly page: Page;
  readonly #isTouch: boolean;
  readonly #count: { clicks: number; entries: number };

  constructor(page: Page, isTouch = false, count = { clicks: 0, entries: 0 }) {
    this.page = page;
    this.#isTouch = isTouch;
    this.#count = count;
  }

  get effort(): Effort {
    return { ...this.#count };
  }

  /** The same count in front of another page. */
  on(page: Page): Person {
    return new Person(page, this.#isTouch, this.#count);
  }

  async click(target: Locator): Promise<void> {
    this.#count.clicks += 1;
    await (this.#isTouch ? target.tap() : target.click());
  }

  button(name: string | RegExp): Promise<void> {
    return this.click(this.page.getByRole('button', { name, exact: typeof name === 'string' }).first());
  }

  /** Opens a page of the navigation. On a phone, those for which the bar below has no place are in its menu. */
  async goTo(name: string | RegExp): Promise<void> {
    const navigation = this.page.getByRole('navigation', { name: 'Main' });
    const page = this.page.getByRole('link', { name, exact: typeof name === 'string' }).filter({ visible: true });
    const more = navigation.getByRole('button', { name: 'More' }).filter({ visible: true });
    await page.or(more).first().waitFor();
    if ((await page.count()) === 0) await this.click(more);
    await this.click(page.first());
  }

  link(name: string | RegExp): Promise<void> {
    return this.click(this.page.getByRole('link', { name, exact: typeof name === 'string' }).first());
  }

  async fill(label: string | RegExp, value: string): Promise<void> {
    this.#count.entries += 1;
    await this.page.getByLabel(label).first().fill(value);
  }

  async select(label: string | RegExp, option: { label: string } | { index: number }): Promise<void> {
    this.#count.entries += 1;
    await this.page
      .getByRole('combobox', { name: label, exact: typeof label === 'string' })
      .first()
      .selectOption(option);
  }

  async press(key: string): Promise<void> {
    this.#count.entries += 1;
    await this.page.keyboard.press(key);
  }

  /** Waits until the text is on the screen. */
  async see(text: string | RegExp): Promise<void> {
    await this.seeOne(this.page.getByText(text).filter({ visible: true }));
  }

  async seeOne(target: Locator): Promise<void> {
    await target.first().waitFor();
  }

  /** Waits for the notification with this title. */
  async seeToast(title: string): Promise<void> {
    await this.seeOne(this.page.getByRole('status').filter({ hasText: title }));
  }

  /** Opens an address, as a bookmark does, which is one click. */
  async open(address: string): Promise<void> {
    this.#count.clicks += 1;
    await this.page.goto(address);
  }
}
