/** A refusal in the gateway's words. */
export class NameTaken extends Error {
  constructor() {
    super('An active one has this name already');
  }
}

interface Thing {
  readonly id: string;
  readonly name: string;
  readonly retired: boolean;
}

/** Things in memory of which no two active ones have the same name, alive until the page is loaded again. */
export class FakeList<Item extends Thing> {
  private made = 0;

  constructor(private things: Item[]) {}

  asMade(): Item[] {
    return structuredClone(this.things);
  }

  byName(): Item[] {
    return this.asMade().sort((one, other) => one.name.localeCompare(other.name, 'en'));
  }

  add(thing: Item): Item {
    this.mustBeFree(thing);
    this.things.push(thing);
    return structuredClone(thing);
  }

  change(id: string, change: (thing: Item) => Item): Item {
    const changed = this.things.filter((thing) => thing.id === id).map(change);
    for (const thing of changed) this.mustBeFree(thing);
    this.things = this.things.map((thing) => changed.find((one) => one.id === thing.id) ?? thing);
    const [first] = changed;
    if (!first) throw new Error(`There is no ${id}`);
    return structuredClone(first);
  }

  clear(): void {
    this.things = [];
  }

  newId(): string {
    this.made += 1;
    return `made-${this.made}`;
  }

  private mustBeFree({ id, name, retired }: Item): void {
    const same = (thing: Item) => thing.id !== id && !thing.retired && thing.name.toLowerCase() === name.toLowerCase();
    if (!retired && this.things.some(same)) throw new NameTaken();
  }
}
