import type { LightMyRequestResponse } from 'fastify';

/** A response of REST or GraphQL. */
export interface ApiResponse {
  readonly status: number;
  readonly headers: LightMyRequestResponse['headers'];
  /** Parsed JSON, undefined for 204, or a Buffer for any other content type. */
  // biome-ignore lint/suspicious/noExplicitAny: a test reads whatever came and states what it should be
  readonly body: any;
  readonly text: string;
  /** The session token that the response set. */
  readonly token: string | undefined;
}

/** A failure, in the form that REST and GraphQL share. */
export interface Failure {
  readonly code: string;
  readonly message: string;
  readonly fields: Readonly<Record<string, string>> | undefined;
}

export function responseOf(response: LightMyRequestResponse): ApiResponse {
  const isJson = String(response.headers['content-type']).includes('json');
  const other = response.statusCode === 204 ? undefined : response.rawPayload;
  return {
    status: response.statusCode,
    headers: response.headers,
    body: isJson ? response.json() : other,
    text: response.body,
    token: response.cookies.find(({ name }) => name.endsWith('timetrack_session'))?.value,
  };
}

type ResponseParts = Pick<ApiResponse, 'status' | 'body'>;

export const hasFailed = ({ status, body }: ResponseParts): boolean => status >= 400 || body?.errors !== undefined;

/** The failure of a response, whether REST or GraphQL sent it. Throws for a success. */
export function failureOf({ status, body }: ResponseParts): Failure {
  const [error] = body?.errors ?? [];
  if (error) return { code: error.extensions.code, message: error.message, fields: error.extensions.fields };
  if (status < 400) throw new Error(`the call succeeded: ${JSON.stringify(body)}`);
  return { code: body.code, message: body.message, fields: body.fields };
}
