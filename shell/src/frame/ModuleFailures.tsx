import { Button } from '@timetrack/ui/basics';
import { RefreshCw, TriangleAlert } from '@timetrack/ui/icons';
import { failedModules } from '../modules/composition.js';
import { describeFailure } from '../modules/failure-words.js';
import type { ModuleFailure } from '../modules/module-failure.js';
import { useModuleRegistry, useModules } from '../modules/module-registry.js';
import { useReload } from '../modules/use-reload.js';
import { IconTooltip } from './IconTooltip.js';

export function ModuleFailures({ expanded }: { readonly expanded: boolean }) {
  const registry = useModuleRegistry();
  const state = useModules();
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
      {failedModules(state).map(
        ({ name, version, failure }) =>
          failure && <FailedModule key={name} {...{ name, version, failure, expanded }} />,
      )}
    </div>
  );
}

interface FailedModuleProps {
  readonly name: string;
  readonly version: string | undefined;
  readonly failure: ModuleFailure;
  readonly expanded: boolean;
}

function FailedModule({ name, version, failure, expanded }: FailedModuleProps) {
  const { busy, reload } = useReload();
  const { headline, reason } = describeFailure(name, version, failure);
  return <Failure expanded={expanded} text={headline} reason={reason} busy={busy} onRetry={() => reload(name)} />;
}

interface FailureProps {
  readonly expanded: boolean;
  readonly text: string;
  readonly reason?: string;
  readonly busy: boolean;
  readonly onRetry: () => void;
}

function Failure({ expanded, text, reason, busy, onRetry }: FailureProps) {
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
          {reason && <p className="text-xs text-pretty text-muted-foreground">{reason}</p>}
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
