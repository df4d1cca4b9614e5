import { randomUUID } from 'node:crypto';

/**
 * What the checks read of the responses.
 *
 * @typedef {object} Body
 * @property {string} id of a timesheet
 * @property {string[]} imageUrls of uploaded photos
 * @property {{ viewer?: { me?: { email?: string } } }} [data] of GraphQL
 * @property {{ organizationId?: string, organization?: { id?: string } }} [user] who is signed in
 * @property {{ id?: string }} [organization]
 */

/**
 * A person who uses the product with a browser or an app, through an address.
 *
 * @typedef {object} Person
 * @property {string} cookie
 * @property {string} email
 * @property {Body} body the response to the sign-in or registration
 */

const password = 'a long enough passphrase';

/**
 * Sends JSON. Rejects with the response if its status is not below 400.
 *
 * @param {string} url
 * @param {{ method?: string, cookie?: string, body?: unknown, headers?: Record<string, string> }} [request]
 * @returns {Promise<{ body: Body, headers: Headers, status: number }>}
 */
export async function send(url, { method = 'POST', cookie = '', body, headers = {} } = {}) {
  const isForm = body instanceof FormData;
  const response = await fetch(url, {
    method,
    headers: {
      ...(cookie && { cookie }),
      ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${url} got ${response.status}: ${text.slice(0, 500)}`);
  return {
    body: text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : text,
    headers: response.headers,
    status: response.status,
  };
}

/**
 * @param {string} url
 * @returns {Promise<Person>} the owner of a new organization
 */
export async function register(url) {
  const name = `check-${randomUUID().slice(0, 8)}`;
  const email = `owner@${name}.example`;
  const person = { email, password, firstName: 'Olivia', lastName: 'Owner', orgName: name };
  const { body, headers } = await send(`${url}/api/auth/register`, { body: person });
  return { cookie: cookieOf(headers), email, body };
}

/**
 * @param {string} url
 * @param {string} email
 * @returns {Promise<Person>}
 */
export async function signIn(url, email) {
  const { body, headers } = await send(`${url}/api/auth/login`, { body: { email, password } });
  return { cookie: cookieOf(headers), email, body };
}

/**
 * Clocks in.
 *
 * @param {string} url
 * @param {string} cookie
 * @param {Record<string, string>} [headers]
 * @returns {Promise<string>} the id of the timesheet
 */
export async function punchOnce(url, cookie, headers = {}) {
  const { body } = await send(`${url}/api/timesheets/clock-in`, { cookie, body: {}, headers });
  return body.id;
}

/** @param {Headers} headers */
function cookieOf(headers) {
  const [cookie = ''] = headers.getSetCookie().filter((one) => one.includes('timetrack_session='));
  return cookie.split(';')[0] ?? '';
}
