import type { Image } from './photo.types.js';

export interface StoredFile {
  readonly key: string;
  readonly contentType: string;
  readonly bytes: number;
}

export interface PhotoFacts {
  readonly organizationId: string;
  readonly id: string;
  readonly contentType: string;
  readonly bytes: number;
  readonly thumbnailBytes: number;
}

export function filesOfPhoto(photo: PhotoFacts): Readonly<Record<'original' | 'thumbnail', StoredFile>> {
  const { organizationId, id, contentType, bytes, thumbnailBytes } = photo;
  const name = `photos/${organizationId}/${id}`;
  return {
    original: { key: `${name}.${contentType.replace('image/', '')}`, contentType, bytes },
    thumbnail: { key: `${name}.thumbnail.webp`, contentType: 'image/webp', bytes: thumbnailBytes },
  };
}

/** The message for an address that no upload returned. */
export const unknownPhotoAddress = 'Photos must be URLs that an upload in this organization returned';

const address = /^\/api\/photos\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/;

export function addressesOf(photoId: string): Image {
  const url = `/api/photos/${photoId}`;
  return { url, thumbnailUrl: `${url}/thumbnail` };
}

/** The id in a photo's address, or undefined if it is not such an address. */
export function readPhotoId(url: string): string | undefined {
  return address.exec(url)?.[1];
}
