import { Field, ObjectType } from 'type-graphql';

/** Where a photo and its thumbnail are read. */
@ObjectType({ simpleResolvers: true })
export class Image {
  @Field(() => String)
  url!: string;

  @Field(() => String)
  thumbnailUrl!: string;
}

/** What is told of any address that no upload gave out. */
export const notGivenOut = 'Photos must be addresses that an upload of this organization gave out';

const address = /^\/api\/photos\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/;

/** The addresses that an upload gives out. */
export function addressesOf(photoId: string): Image {
  const url = `/api/photos/${photoId}`;
  return { url, thumbnailUrl: `${url}/thumbnail` };
}

/** The photo that an address means, or undefined where no upload ever gave out such an address. */
export function photoIdIn(url: string): string | undefined {
  return address.exec(url)?.[1];
}
