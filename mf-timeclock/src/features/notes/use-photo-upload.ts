import { failureOf, useApolloClient } from '@timetrack/client';
import { useToast } from '@timetrack/contracts';
import { useState } from 'react';
import { useTellFailure } from '../../network/use-tell-failure.js';
import type { Photo } from './drafts.js';
import { UploadPhotos } from './notes.graphql.js';

/** As many as the server takes in one call. */
const photosPerCall = 10;

/** A photo on its way up, shown from the device itself. */
export interface Preview {
  readonly address: string;
  readonly name: string;
}

export function usePhotoUpload(onUploaded: (photos: readonly Photo[]) => void) {
  const client = useApolloClient();
  const showToast = useToast();
  const tellFailure = useTellFailure();
  const [previews, setPreviews] = useState<readonly Preview[]>([]);
  const [reason, setReason] = useState<string>();

  async function uploadCall(images: File[]): Promise<void> {
    const { data } = await client.mutate({ mutation: UploadPhotos, variables: { images } });
    onUploaded(data?.uploadTimesheetImages.images ?? []);
  }

  async function upload(files: readonly File[]): Promise<void> {
    if (files.length === 0) return;
    const waiting = files.map((file) => ({ address: URL.createObjectURL(file), name: file.name }));
    setReason(undefined);
    setPreviews(waiting);
    try {
      for (let start = 0; start < files.length; start += photosPerCall) {
        await uploadCall(files.slice(start, start + photosPerCall));
        setPreviews(waiting.slice(start + photosPerCall));
      }
      showToast({ title: 'Photos uploaded', description: `${files.length} photo(s) added` });
    } catch (error) {
      tellFailure(error, { title: 'Upload failed', description: 'Could not upload photos' });
      setReason(failureOf(error).message);
    } finally {
      setPreviews([]);
      for (const { address } of waiting) URL.revokeObjectURL(address);
    }
  }

  return { upload, uploading: previews.length > 0, previews, reason };
}
