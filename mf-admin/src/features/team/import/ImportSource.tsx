import { Button, Field, Textarea } from '@timetrack/ui';
import { Download, FileUp } from '@timetrack/ui/icons';
import { type DragEvent, useState } from 'react';
import type { TeamImport } from './use-team-import.js';

const example = [
  'firstName,lastName,email,role,staffNumber,employeeNumber',
  'Ada,Reyes,ada.reyes@example.com,WORKER,,1001',
  'Ben,Ito,ben.ito@example.com,MANAGER,,1002',
  '"Sam, Jr.",Okafor,,,,',
  '',
].join('\r\n');

/** A data URL of an example file. It starts with a byte order mark so that spreadsheets read it as UTF-8. */
const exampleUrl = `data:text/csv;charset=utf-8,${encodeURIComponent(`\uFEFF${example}`)}`;

export function ImportSource({ team }: { readonly team: TeamImport }) {
  const [isDraggedOver, setIsDraggedOver] = useState(false);
  const load = async (file: File | undefined) => {
    if (file) await team.check(await readText(file));
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsDraggedOver(false);
    void load(event.dataTransfer.files[0]);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a mouse shortcut for the button
    <div
      data-over={isDraggedOver}
      onDragOver={(event) => {
        event.preventDefault();
        setIsDraggedOver(true);
      }}
      onDragLeave={() => setIsDraggedOver(false)}
      onDrop={drop}
      className="ad:flex ad:flex-col ad:gap-4 ad:rounded-lg ad:border ad:border-dashed ad:border-input ad:p-4 ad:data-[over=true]:border-primary ad:data-[over=true]:bg-primary-soft"
    >
      <div className="ad:flex ad:flex-wrap ad:items-center ad:gap-2">
        <FilePicker onPick={(file) => void load(file)} />
        <p className="ad:text-sm ad:text-muted-foreground">or drop it here</p>
        <Button variant="link" asChild className="ad:ml-auto">
          <a href={exampleUrl} download="team-example.csv">
            <Download aria-hidden="true" />
            <span>Download Example</span>
          </a>
        </Button>
      </div>
      <Field label="CSV text" hint="Paste text here, or edit what was read from the file.">
        <Textarea
          value={team.csv}
          rows={6}
          spellCheck={false}
          autoComplete="off"
          placeholder="firstName,lastName,email,role"
          onChange={({ target }) => team.setCsv(target.value)}
          className="ad:max-h-60 ad:min-h-32 ad:overflow-auto ad:font-mono ad:text-xs ad:whitespace-pre ad:md:text-xs"
        />
      </Field>
    </div>
  );
}

/** A native file input that looks like a button. */
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
            // Lets the user choose the same file again after editing it elsewhere.
            target.value = '';
          }}
          className="ad:absolute ad:inset-0 ad:cursor-pointer ad:text-[0] ad:opacity-0"
        />
      </div>
    </Button>
  );
}

/**
 * Reads a file in the encodings that spreadsheets save: UTF-8, UTF-16 with a byte order mark, or Windows-1252. What looks like Mac OS
 * Roman gets replacement characters, with which the gateway refuses it.
 */
async function readText(file: Blob): Promise<string> {
  return decode(new Uint8Array(await file.arrayBuffer()));
}

export function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const text = new TextDecoder('windows-1252').decode(bytes);
    return macLetters.test(text) && !windowsLetters.test(text) ? new TextDecoder().decode(bytes) : text;
  }
}

/** Mac OS Roman has its letters with accents where Windows has punctuation: `Garc’a`, `Zo‘`, `ƒric`, `Jšrg`. */
const macLetters =
  /[A-Za-z][‚„…†‡ˆ‰‹›‘’“”•–—˜™š€ŠŒœŽžŸƒ\u0081\u008d\u008f\u0090\u009d][a-z]|[a-z][‘ŽŸ\u008d\u008f\u0090](?![A-Za-z])|[€ƒ†\u0081][a-z]/;

/** Where Mac OS Roman has hardly more than symbols and capitals. */
const windowsLetters = /[à-ÿ]/;
