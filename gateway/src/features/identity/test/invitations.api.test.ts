import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import jsQR from 'jsqr';
import sharp from 'sharp';
import { type Actor, createActor, startGateway, type TestGateway } from '../../../../test/harness/index.js';
import { invitationCalls } from './calls.js';

// The module itself is the function, although its types say otherwise.
const readQr = jsQR as unknown as typeof jsQR.default;

let gateway: TestGateway;
let calls: ReturnType<typeof invitationCalls>;
let admin: Actor;

beforeAll(async () => {
  gateway = await startGateway({ env: { PUBLIC_URL: 'https://time.example.com' } });
  calls = invitationCalls(gateway);
});
beforeEach(async () => {
  admin = await createActor(gateway, 'ADMIN');
});
afterAll(() => gateway.close());

const listInvitations = async (actor = admin) => (await gateway.rest(actor, 'GET', '/api/invitations')).body;
const daysFromNow = (days: number) => new Date(gateway.clock.now().getTime() + days * 86_400_000).toISOString();

describe('an invitation', () => {
  test('has a role, is valid for 7 days, and is listed with its code and registration URL', async () => {
    const created = await gateway.rest(admin, 'POST', '/api/invitations', {
      role: 'MANAGER',
      email: ' new@example.com ',
      phone: '+1 303 555 0100',
    });
    expect(created.status).toBe(201);
    const { inviteCode } = created.body;
    expect(inviteCode).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/);
    expect(created.body).toEqual({
      ...{
        id: expect.any(String),
        role: 'MANAGER',
        user: null,
        email: 'new@example.com',
        phone: '+1 303 555 0100',
        inviteCode,
      },
      registrationUrl: `https://time.example.com/register?code=${inviteCode}`,
      ...{ status: 'ACTIVE', createdAt: daysFromNow(0), expiresAt: daysFromNow(7) },
      ...{ maxUses: 1, useCount: 0, usedAt: null, usedBy: null, mailedAt: null, mailProblem: null, mailNotice: null },
    });
    expect(await listInvitations()).toEqual([created.body]);
  });

  test('defaults to the role WORKER, and treats empty fields as absent', async () => {
    expect(await calls.invite(admin)).toMatchObject({ role: 'WORKER', email: null, phone: null });
    expect(await calls.invite(admin, { email: '', phone: ' ' })).toMatchObject({ email: null, phone: null });
  });

  test.each([
    [{ role: 'OWNER' }, 403],
    [{ role: 'EMPEROR' }, 400],
    [{ email: 'nowhere' }, 400],
    [{ phone: 5 }, 400],
    [{ phone: '1'.repeat(201) }, 400],
    [{ phone: 'ask for Ana' }, 400],
    [{ phone: '12' }, 400],
    [{ phone: '+1 303 555 0142 303 555' }, 400],
  ])('rejects %j with status %i', async (input, status) => {
    expect((await gateway.rest(admin, 'POST', '/api/invitations', input)).status).toBe(status);
    expect(await listInvitations()).toEqual([]);
  });

  test.each(['(303) 555-0142', '+49 30 901820', '303.555.0142 ext. 12', '20 17 15 01'])(
    'accepts the phone number %s',
    async (phone) => {
      expect(await calls.invite(admin, { phone })).toMatchObject({ phone });
    },
  );

  test('names every invalid field at once', async () => {
    const invalid = { role: 'X', email: 'x', phone: 5 };
    const { body } = await gateway.rest(admin, 'POST', '/api/invitations', invalid);
    expect(Object.keys(body.fields)).toEqual(['role', 'email', 'phone']);
  });

  test('expires after 7 days, unless it was used before', async () => {
    const [used, expired] = [await calls.invite(admin), await calls.invite(admin)];
    await calls.register(used.inviteCode);
    gateway.clock.advance({ days: 7 });
    const active = await calls.invite(admin);
    const byId = new Map(
      (await listInvitations()).map(({ id, status }: { id: string; status: string }) => [id, status]),
    );
    expect(byId.get(used.id)).toBe('USED');
    expect(byId.get(expired.id)).toBe('EXPIRED');
    expect(byId.get(active.id)).toBe('ACTIVE');
  });

  test('can be deleted until it is used', async () => {
    const [unused, used] = [await calls.invite(admin), await calls.invite(admin)];
    await calls.register(used.inviteCode);
    const remove = (id: string, actor = admin) => gateway.rest(actor, 'DELETE', `/api/invitations/${id}`);
    expect((await remove(unused.id, await createActor(gateway, 'ADMIN'))).status).toBe(404);
    expect((await remove(unused.id)).status).toBe(204);
    expect((await remove(unused.id)).status).toBe(404);
    expect((await calls.verify(unused.inviteCode)).status).toBe(404);
    expect(await remove(used.id)).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
  });

  test('stays valid after its creator is archived', async () => {
    const { inviteCode } = await calls.invite(admin);
    await gateway.orm.em.fork().execute(`update users set status = 'DISABLED' where id = ?`, [admin.userId]);
    expect((await calls.verify(inviteCode)).status).toBe(200);
    expect((await calls.register(inviteCode)).status).toBe(201);
  });

  test('is the same through GraphQL', async () => {
    const fields =
      'id role email phone maxUses useCount inviteCode registrationUrl createdAt expiresAt usedAt status mailedAt mailProblem mailNotice';
    const { data } = (
      await gateway.graphql(
        admin,
        `mutation { invitationCreate(input: { role: ACCOUNTANT, email: "a@example.com" }) { invitation { ${fields} } } }`,
      )
    ).body;
    await calls.register(data.invitationCreate.invitation.inviteCode);
    const people = 'user { id firstName lastName } usedBy { firstName lastName }';
    const query = `{ viewer { mailConfigured invitations { nodes { ${fields} ${people} } } } }`;
    const response = (await gateway.graphql(admin, query)).body.data.viewer;
    expect(response.invitations.nodes).toEqual(await listInvitations());
    expect(response.invitations.nodes[0]).toMatchObject({
      status: 'USED',
      usedBy: { firstName: 'Nora', lastName: 'Quinn' },
    });
    expect(response.mailConfigured).toBe(false);
    const deletion = `mutation($id: ID!) { invitationDelete(input: { id: $id }) { deletedInvitationId } }`;
    const { errors } = (await gateway.graphql(admin, deletion, { id: data.invitationCreate.invitation.id })).body;
    expect(errors[0].extensions.code).toBe('CONFLICT');
  });
});

describe('the QR code', () => {
  const qrOf = (code: string, actor = admin) =>
    gateway.rest(actor, 'GET', `/api/invitations/${encodeURIComponent(code)}/qr`);

  test('contains the registration URL', async () => {
    const { inviteCode, registrationUrl } = await calls.invite(admin);
    const { body } = await qrOf(inviteCode.toLowerCase());
    expect(body.registrationUrl).toBe(registrationUrl);
    expect(body.qrCodeDataUrl).toMatch(/^data:image\/png;base64,/);
    const png = Buffer.from(body.qrCodeDataUrl.split(',')[1], 'base64');
    const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    expect(readQr(new Uint8ClampedArray(data), info.width, info.height)?.data).toBe(registrationUrl);
  });

  test('is not available to other organizations', async () => {
    const { inviteCode } = await calls.invite(admin);
    expect((await qrOf(inviteCode, await createActor(gateway, 'ADMIN'))).status).toBe(404);
    expect((await qrOf('0000-0000-0000-0000')).status).toBe(404);
    expect((await qrOf(inviteCode, await createActor(gateway, 'MANAGER', admin))).status).toBe(403);
  });

  test('uses the address of the request when PUBLIC_URL is not set', async () => {
    const elsewhere = await startGateway();
    const there = invitationCalls(elsewhere);
    const { registrationUrl } = await there.invite(await createActor(elsewhere, 'ADMIN'));
    expect(registrationUrl).toMatch(/^http:\/\/localhost:80\/register\?code=|^http:\/\/localhost\/register\?code=/);
    await elsewhere.close();
  });
});
