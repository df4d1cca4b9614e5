import { failureOf, useApolloClient } from '@timetrack/client';
import { useToast } from '@timetrack/contracts';
import { useReportFailure } from '@timetrack/screens/basics';
import { useEffect, useState } from 'react';
import type { Photo } from './draft-store.js';
import { UploadPhotos } from './notes-and-photos.graphql.js';

/** The server's limit. */
const photosPerCall = 10;

export interface Preview {
  readonly address: string;
  readonly name: string;
}

export function usePhotoUpload(onUploaded: (photos: readonly Photo[]) => void) {
  const client = useApolloClient();
  const showToast = useToast();
  const reportFailure = useReportFailure();
  const [previews, setPreviews] = useState<readonly Preview[]>([]);
  const [failure, setFailure] = useState<string>();

  const isUploading = previews.length > 0;
  // An upload continues on other screens of the page, but not after a reload.
  useEffect(() => {
    if (!isUploading) return;
    const confirm = (event: Event) => event.preventDefault();
    window.addEventListener('beforeunload', confirm);
    return () => window.removeEventListener('beforeunload', confirm);
  }, [isUploading]);

  async function uploadBatch(images: File[]): Promise<void> {
    const { data } = await client.mutate({ mutation: UploadPhotos, variables: { input: { images } } });
    onUploaded(data?.timesheetImagesUpload?.images ?? []);
  }

  async function upload(files: readonly File[]): Promise<void> {
    if (files.length === 0) return;
    const pending = files.map((file) => ({ address: URL.createObjectURL(file), name: file.name }));
    setFailure(undefined);
    setPreviews(pending);
    try {
      for (let start = 0; start < files.length; start += photosPerCall) {
        await uploadBatch(files.slice(start, start + photosPerCall));
        setPreviews(pending.slice(start + photosPerCall));
      }
      showToast({ title: 'Photos uploaded', description: `${files.length} photo(s) added` });
    } catch (error) {
      reportFailure(error, 'Upload failed', { description: 'Could not upload photos' });
      setFailure(failureOf(error).message);
    } finally {
      setPreviews([]);
      for (const { address } of pending) URL.revokeObjectURL(address);
    }
  }

  return { upload, isUploading, previews, error: failure };
}
