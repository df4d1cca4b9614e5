export interface UploadFile {
  readonly content: Buffer;
  /** `photo.jpg` by default. */
  readonly name?: string;
  /** `image/jpeg` by default. */
  readonly type?: string;
}

/** A multipart body for REST. */
export function formOf(files: readonly UploadFile[], field = 'images') {
  const form = new FormData();
  for (const file of files) append(form, field, file);
  return encode(form);
}

/** A multipart body for GraphQL (https://github.com/jaydenseric/graphql-multipart-request-spec). */
export function graphqlFormOf(query: string, files: readonly UploadFile[]) {
  const form = new FormData();
  form.append('operations', JSON.stringify({ query, variables: { images: files.map(() => null) } }));
  form.append(
    'map',
    JSON.stringify(Object.fromEntries(files.map((_, index) => [index, [`variables.images.${index}`]]))),
  );
  files.forEach((file, index) => {
    append(form, String(index), file);
  });
  return encode(form);
}

function append(form: FormData, field: string, { content, name = 'photo.jpg', type = 'image/jpeg' }: UploadFile) {
  form.append(field, new Blob([new Uint8Array(content)], { type }), name);
}

async function encode(form: FormData) {
  const response = new Response(form);
  return {
    body: Buffer.from(await response.arrayBuffer()),
    headers: {
      'content-type': response.headers.get('content-type') ?? '',
      'apollo-require-preflight': '1',
    },
  };
}
