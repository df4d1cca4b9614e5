import { Button } from '@timetrack/ui/basics';
import { RefreshCw, TriangleAlert } from '@timetrack/ui/icons';
import { failedModules } from '../modules/composition.js';
import { describeFailures } from '../modules/failure-words.js';
import { useModuleRegistry, useModules } from '../modules/module-registry.js';
import { useReload } from '../modules/use-reload.js';
import { IconTooltip } from './IconTooltip.js';

export function ModuleFailures({ expanded }: { readonly expanded: boolean }) {
  const registry = useModuleRegistry();
  const { busy, reload } = useReload();
  const state = useModules();
  const modules = failedModules(state);
  return (
    <div role="status" className="space-y-2">
      {state.list === 'failed' && (
        <Failure
          expanded={expanded}
          text="The menu could not be loaded."
          busy={false}
          onRetry={() => void registry.start()}
        />
      )}
      {modules.length > 0 && (
        <Failure
          expanded={expanded}
          text="Some screens could not be loaded."
          reasons={describeFailures(modules.flatMap(({ failure }) => failure ?? []))}
          busy={busy}
          onRetry={() => reload(...modules.map(({ name }) => name))}
        />
      )}
    </div>
  );
}

interface FailureProps {
  readonly expanded: boolean;
  readonly text: string;
  readonly reasons?: readonly string[];
  readonly busy: boolean;
  readonly onRetry: () => void;
}

function Failure({ expanded, text, reasons = [], busy, onRetry }: FailureProps) {
  if (!expanded) {
    return (
      <IconTooltip label={`${text} Retry`} isEnabled>
        <Button
          variant="ghost"
          size="icon"
          className="w-full text-warning md:w-full"
          busy={busy}
          onClick={onRetry}
          aria-label={`Retry: ${text}`}
        >
          <TriangleAlert aria-hidden />
        </Button>
      </IconTooltip>
    );
  }
  return (
    <div className="rounded-lg border border-warning/40 bg-warning/10 p-3 text-sm">
      <div className="flex gap-2">
        <TriangleAlert className="mt-0.5 size-4 shrink-0 text-warning" aria-hidden />
        <div className="min-w-0 space-y-1 break-words">
          <p>{text}</p>
          {reasons.map((reason) => (
            <p key={reason} className="text-xs text-pretty text-muted-foreground">
              {reason}
            </p>
          ))}
        </div>
      </div>
      <Button
        variant="outline"
        size="sm"
        className="mt-3 w-full"
        busy={busy}
        onClick={onRetry}
        aria-label={`Retry: ${text}`}
      >
        {!busy && <RefreshCw aria-hidden />}
        <span>Retry</span>
      </Button>
    </div>
  );
}
