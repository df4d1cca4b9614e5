import { failureOf, useQuery } from '@timetrack/client';
import { formatDateRange } from '@timetrack/screens';
import { Skeleton } from '@timetrack/ui';
import { useDeferredValue } from 'react';
import { ScrollRegion } from '../../../components/ScrollRegion.js';
import { PreviewExport } from './exports.graphql.js';
import { type EditedLayout, toInput } from './layout-options.js';

/** The first lines of a file with this layout. The previous lines stay until the next ones are loaded. */
export function TemplatePreview({ layout }: { readonly layout: EditedLayout }) {
  const deferred = useDeferredValue(layout);
  const query = useQuery(PreviewExport, { variables: { layout: toInput(deferred) }, fetchPolicy: 'no-cache' });
  const preview = (query.data ?? query.previousData)?.viewer?.previewExport;
  return (
    <section aria-label="Preview" className="ad:flex ad:flex-col ad:gap-2">
      <h3 className="ad:text-sm ad:font-medium">Preview</h3>
      {query.error && (
        <p role="alert" className="ad:text-sm ad:font-medium ad:text-destructive">
          {failureOf(query.error).message}
        </p>
      )}
      {!preview && !query.error && <Skeleton className="ad:h-24" />}
      {preview && (
        <>
          <ScrollRegion
            aria-label="First lines of the file"
            className="ad:max-h-60 ad:overflow-auto ad:rounded-lg ad:border ad:border-border ad:bg-muted ad:p-3"
          >
            <pre className="ad:font-mono ad:text-xs">{preview.text}</pre>
          </ScrollRegion>
          <p className="ad:text-sm ad:text-muted-foreground">
            {preview.isSample
              ? 'Made-up pay, because there is none yet'
              : formatDateRange(preview.startDate, preview.endDate)}
            {preview.isDraft && !preview.isSample && ', not closed yet'}
          </p>
        </>
      )}
    </section>
  );
}
