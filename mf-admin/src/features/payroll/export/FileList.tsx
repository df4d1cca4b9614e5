import { Badge, Button } from '@timetrack/ui';
import { Download } from '@timetrack/ui/icons';
import { useDownload } from '../../../hooks/use-download.js';
import type { ExportFile } from './export-files.js';

export function FileList({ files }: { readonly files: readonly ExportFile[] }) {
  const { downloading, download } = useDownload();
  const save = ({ url, name }: ExportFile) =>
    download({ url, defaultName: 'payroll.csv', done: `${name} exported`, failed: 'Export failed' });
  return (
    <ul aria-label="Files" className="ad:divide-y ad:divide-border ad:rounded-lg ad:border ad:border-border">
      {files.map((file) => (
        <li
          key={file.url}
          className="ad:flex ad:flex-wrap ad:items-center ad:justify-between ad:gap-x-6 ad:gap-y-2 ad:px-4 ad:py-3"
        >
          <div className="ad:min-w-0 ad:flex-1 ad:basis-56">
            <p className="ad:flex ad:flex-wrap ad:items-center ad:gap-2 ad:text-sm ad:font-medium ad:wrap-anywhere">
              {file.name}
              {!file.isVerified && <Badge variant="outline">Unverified against the vendor</Badge>}
            </p>
            <p className="ad:text-sm ad:text-pretty ad:text-muted-foreground">{file.description}</p>
          </div>
          <Button
            variant="outline"
            size="sm"
            busy={downloading === file.url}
            aria-label={`Download ${file.name}`}
            onClick={() => void save(file)}
          >
            <Download aria-hidden="true" />
            Download
          </Button>
        </li>
      ))}
    </ul>
  );
}
