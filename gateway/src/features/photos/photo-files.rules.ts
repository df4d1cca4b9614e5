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
