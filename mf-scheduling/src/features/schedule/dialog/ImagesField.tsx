import { failureOf, useApolloClient } from '@timetrack/client';
import { useToast } from '@timetrack/contracts';
import { useConfirmLeaving } from '@timetrack/contracts/routing';
import { useController } from '@timetrack/screens';
import { cn, Field, Spinner } from '@timetrack/ui/basics';
import { ImagePlus, X } from '@timetrack/ui/icons';
import { type ComponentProps, useState } from 'react';
import { UploadImages } from '../board/schedule.graphql.js';
import type { Image } from '../board/schedule-values.js';
import type { ScheduleForm } from './use-schedule-form.js';

/** The server's limit. */
const imagesPerCall = 10;

export function ImagesField({ form }: { readonly form: ScheduleForm }) {
  const { value: images, onChange } = useController({ control: form.control, name: 'images' }).field;
  const client = useApolloClient();
  const showToast = useToast();
  const [isUploading, setUploading] = useState(false);
  const [uploadError, setUploadError] = useState<string>();
  useConfirmLeaving(isUploading);

  async function upload(files: File[]): Promise<void> {
    if (files.length === 0) return;
    setUploading(true);
    setUploadError(undefined);
    try {
      let storedImages = images;
      for (let start = 0; start < files.length; start += imagesPerCall) {
        const variables = { input: { images: files.slice(start, start + imagesPerCall) } };
        const { data } = await client.mutate({ mutation: UploadImages, variables });
        storedImages = [...storedImages, ...(data?.scheduleImagesUpload?.images ?? [])];
        onChange(storedImages);
      }
    } catch (failure) {
      const { code, message } = failureOf(failure);
      if (code !== 'UNAUTHENTICATED') showToast({ title: 'Failed to upload images', variant: 'destructive' });
      setUploadError(message);
    } finally {
      setUploading(false);
    }
  }

  return (
    <div className="sc:flex sc:flex-col sc:gap-3">
      <Field label="Images" optional error={form.errorOf('images') ?? uploadError}>
        <ImageInput disabled={isUploading} onPick={(files) => void upload(files)} />
      </Field>
      {images.length > 0 && (
        <Thumbnails images={images} onRemove={(url) => onChange(images.filter((one) => one.url !== url))} />
      )}
    </div>
  );
}

interface ImageInputProps extends ComponentProps<'input'> {
  readonly onPick: (files: File[]) => void;
}

/** The invisible native file input covers the field, so that clicks, dropped files and keys work without any code. */
function ImageInput({ disabled, onPick, ...props }: ImageInputProps) {
  return (
    <div
      className={cn(
        'sc:relative sc:flex sc:min-h-12 sc:items-center sc:justify-center sc:gap-2 sc:rounded-lg sc:border sc:border-dashed sc:border-input sc:text-sm sc:font-medium sc:hover:bg-accent',
        'sc:has-focus-visible:outline-2 sc:has-focus-visible:outline-offset-2 sc:has-focus-visible:outline-ring',
        disabled && 'sc:opacity-60',
      )}
    >
      {disabled ? (
        <Spinner label="Uploading" className="sc:size-4" />
      ) : (
        <ImagePlus aria-hidden="true" className="sc:size-4" />
      )}
      <span aria-hidden="true">{disabled ? 'Uploading…' : 'Add images'}</span>
      <input
        type="file"
        accept="image/*"
        multiple
        disabled={disabled}
        {...props}
        onChange={({ target }) => {
          onPick([...(target.files ?? [])]);
          // Without this, picking the same file again after a failure fires no change event.
          target.value = '';
        }}
        className="sc:absolute sc:inset-0 sc:cursor-pointer sc:text-[0] sc:opacity-0 sc:disabled:cursor-progress"
      />
    </div>
  );
}

interface ThumbnailsProps {
  readonly images: readonly Image[];
  readonly onRemove: (url: string) => void;
}

function Thumbnails({ images, onRemove }: ThumbnailsProps) {
  return (
    <ul aria-label="Attached pictures" className="sc:flex sc:flex-wrap sc:gap-3">
      {images.map(({ url, thumbnailUrl }, index) => (
        <li key={url} className="sc:relative sc:size-20 sc:rounded-lg sc:border sc:border-border sc:bg-muted">
          <a href={url} target="_blank" rel="noreferrer" className="sc:block sc:size-full sc:rounded-lg">
            <img
              src={thumbnailUrl}
              alt={`${index + 1} of ${images.length}`}
              loading="lazy"
              className="sc:size-full sc:rounded-lg sc:object-cover"
            />
          </a>
          <button
            type="button"
            aria-label={`Remove image ${index + 1}`}
            onClick={() => onRemove(url)}
            className="sc:group sc:absolute sc:-top-3 sc:-right-3 sc:grid sc:size-9 sc:cursor-pointer sc:place-items-center sc:rounded-full sc:pointer-coarse:-top-4 sc:pointer-coarse:-right-4 sc:pointer-coarse:size-11"
          >
            <span className="sc:grid sc:size-6 sc:place-items-center sc:rounded-full sc:border sc:border-border sc:bg-card sc:text-foreground sc:shadow-card sc:group-hover:bg-accent">
              <X aria-hidden="true" className="sc:size-3.5" />
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
