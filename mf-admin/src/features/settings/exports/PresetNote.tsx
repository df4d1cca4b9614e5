import { Alert, AlertDescription, AlertTitle } from '@timetrack/ui';
import type { Preset } from './layout-options.js';

/** Doubts about a preset, and the source of its layout. */
export function PresetNote({ preset: { note, source, isVerified } }: { readonly preset: Preset }) {
  return (
    <Alert variant={isVerified ? 'default' : 'warning'}>
      <AlertTitle>{isVerified ? 'Follows the vendor’s page' : 'Unverified against the vendor'}</AlertTitle>
      <AlertDescription>
        {note}
        {source && (
          <>
            {' '}
            <a href={source} target="_blank" rel="noreferrer" className="ad:underline ad:underline-offset-4">
              The vendor’s page
            </a>
          </>
        )}
      </AlertDescription>
    </Alert>
  );
}
