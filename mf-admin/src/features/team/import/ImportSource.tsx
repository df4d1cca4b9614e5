import { Button, Field, Textarea } from '@timetrack/ui';
import { Download, FileUp } from 'lucide-react';
import { type DragEvent, useState } from 'react';
import { exampleAddress } from './example.js';
import { readText } from './read-text.js';
import type { TeamImport } from './use-team-import.js';

/** Where the text comes from: a file that is chosen or dropped, or the clipboard. It can be mended here. */
export function ImportSource({ team }: { readonly team: TeamImport }) {
  const [over, setOver] = useState(false);
  const take = async (file: File | undefined) => {
    if (file) await team.check(await readText(file));
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void take(event.dataTransfer.files[0]);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is an extra for the mouse, the button does the same
    <div
      data-over={over}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className="ad:flex ad:flex-col ad:gap-4 ad:rounded-lg ad:border ad:border-dashed ad:border-input ad:p-4 ad:data-[over=true]:border-primary ad:data-[over=true]:bg-primary-soft"
    >
      <div className="ad:flex ad:flex-wrap ad:items-center ad:gap-2">
        <FilePicker onPick={(file) => void take(file)} />
        <p className="ad:text-sm ad:text-muted-foreground">or drop it here</p>
        <Button variant="link" asChild className="ad:ml-auto">
          <a href={exampleAddress} download="team-example.csv">
            <Download aria-hidden="true" />
            Download Example
          </a>
        </Button>
      </div>
      <Field label="CSV text" hint="Paste it here, or mend here what came from the file.">
        <Textarea
          value={team.csv}
          rows={6}
          spellCheck={false}
          autoComplete="off"
          placeholder="firstName,lastName,email,role,password"
          onChange={({ target }) => team.setCsv(target.value)}
          className="ad:max-h-60 ad:min-h-32 ad:overflow-auto ad:font-mono ad:text-xs ad:whitespace-pre ad:md:text-xs"
        />
      </Field>
    </div>
  );
}

/** The browser's own file input, under the looks of a button. */
function FilePicker({ onPick }: { readonly onPick: (file: File | undefined) => void }) {
  return (
    <Button variant="secondary" asChild>
      <div className="ad:relative ad:has-focus-visible:outline-2 ad:has-focus-visible:outline-offset-2 ad:has-focus-visible:outline-ring">
        <FileUp aria-hidden="true" />
        <span aria-hidden="true">Choose File</span>
        <input
          type="file"
          accept=".csv,text/csv,text/plain"
          aria-label="Choose File"
          onChange={({ target }) => {
            onPick(target.files?.[0]);
            // The same file can be chosen again once it was mended elsewhere.
            target.value = '';
          }}
          className="ad:absolute ad:inset-0 ad:cursor-pointer ad:text-[0] ad:opacity-0"
        />
      </div>
    </Button>
  );
}
