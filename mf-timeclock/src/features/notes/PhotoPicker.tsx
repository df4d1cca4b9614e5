import { cn, Field } from '@timetrack/ui/basics';
import { Camera } from '@timetrack/ui/icons';
import type { ChangeEvent, ComponentProps } from 'react';

interface PhotoPickerProps {
  readonly onPick: (files: readonly File[]) => void;
  readonly isUploading: boolean;
  /** Why the last upload failed. */
  readonly error: string | undefined;
}

export function PhotoPicker({ onPick, isUploading, error }: PhotoPickerProps) {
  function pick({ target }: ChangeEvent<HTMLInputElement>): void {
    onPick([...(target.files ?? [])]);
    // Otherwise picking the same photo again after a failure would not fire a change event.
    target.value = '';
  }
  return (
    <Field label="Photos" error={error}>
      <PhotoInput disabled={isUploading} onChange={pick} />
    </Field>
  );
}

/** The invisible native input covers the whole field, so that taps, dropped files and the keyboard work natively. */
function PhotoInput({ disabled, ...props }: ComponentProps<'input'>) {
  return (
    <div
      className={cn(
        'tc:relative tc:flex tc:min-h-16 tc:items-center tc:justify-center tc:gap-3 tc:rounded-lg tc:border tc:border-dashed',
        'tc:border-input tc:text-lg tc:font-medium tc:hover:bg-accent tc:has-focus-visible:outline-2',
        'tc:has-focus-visible:outline-offset-2 tc:has-focus-visible:outline-ring',
        disabled && 'tc:opacity-60',
      )}
    >
      <Camera aria-hidden="true" className="tc:size-6" />
      <span aria-hidden="true">{disabled ? 'Uploading…' : 'Add photos'}</span>
      <input
        type="file"
        accept="image/*"
        multiple
        disabled={disabled}
        {...props}
        className="tc:absolute tc:inset-0 tc:cursor-pointer tc:text-[0] tc:opacity-0 tc:disabled:cursor-progress"
      />
    </div>
  );
}
