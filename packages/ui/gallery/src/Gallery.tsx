import { Button, TooltipProvider } from '../../src/index.js';
import { Actions } from './Actions.js';
import { Clock } from './Clock.js';
import { Forms } from './Forms.js';
import { Information } from './Information.js';
import { Overlays } from './Overlays.js';

export function Gallery() {
  return (
    <TooltipProvider>
      <main className="mx-auto flex max-w-6xl flex-col gap-8 p-4 pb-24 md:p-10">
        <header className="flex flex-wrap items-end justify-between gap-4">
          <div>
            <h1 className="text-2xl font-semibold tracking-tight">TimeTrack design system</h1>
            <p className="text-muted-foreground">Every component, in every state, in both themes.</p>
          </div>
          <Button variant="outline" onClick={switchTheme}>
            Switch theme
          </Button>
        </header>
        <Clock />
        <Actions />
        <Forms />
        <Information />
        <Overlays />
      </main>
    </TooltipProvider>
  );
}

function switchTheme(): void {
  const { classList } = document.documentElement;
  const next = classList.contains('dark') ? 'light' : 'dark';
  classList.remove('dark', 'light');
  classList.add(next);
}
