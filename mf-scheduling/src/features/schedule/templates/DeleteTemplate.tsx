import { failureOf, useApolloClient } from '@timetrack/client';
import { useToast } from '@timetrack/contracts';
import { Button, ConfirmDialog } from '@timetrack/ui';
import { Trash2 } from '@timetrack/ui/icons';
import { useRef, useState } from 'react';
import { DeleteTemplate as Delete, LoadTemplates } from './templates.graphql.js';
import type { Template } from './use-templates.js';

interface DeleteTemplateProps {
  readonly template: Template;
  /** Moves the focus, because the button disappears. */
  readonly focusElsewhere: () => void;
}

export function DeleteTemplate({ template: { id, name }, focusElsewhere }: DeleteTemplateProps) {
  const client = useApolloClient();
  const showToast = useToast();
  const [isConfirming, setConfirming] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const isDeleted = useRef(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function remove(): Promise<void> {
    setBusy(true);
    setFailure(null);
    try {
      await client.mutate({ mutation: Delete, variables: { input: { id } } }).catch(ignoreIfGone);
      isDeleted.current = true;
      setConfirming(false);
      showToast({ title: 'Template deleted' });
      await client.refetchQueries({ include: [LoadTemplates] });
    } catch (error) {
      setFailure(failureOf(error).message);
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      <Button
        variant="ghost"
        size="icon"
        aria-label={`Delete ‘${name}’`}
        title={`Delete ‘${name}’`}
        onClick={() => setConfirming(true)}
        className="sc:text-destructive sc:hover:bg-destructive-soft sc:hover:text-destructive"
      >
        <Trash2 aria-hidden="true" />
      </Button>
      <ConfirmDialog
        open={isConfirming}
        onOpenChange={setConfirming}
        title={`Delete ‘${name}’?`}
        description="Shifts that were added from this template stay on the schedule."
        action="Delete"
        variant="destructive"
        busy={isBusy}
        failure={failure}
        onCloseAutoFocus={(event) => {
          if (!isDeleted.current) return;
          event.preventDefault();
          focusElsewhere();
        }}
        onAction={() => void remove()}
      />
    </>
  );
}

/** Another user has deleted it. */
function ignoreIfGone(error: unknown): void {
  if (failureOf(error).code !== 'NOT_FOUND') throw error;
}
