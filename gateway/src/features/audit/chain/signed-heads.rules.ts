import { createHash, createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';

export interface Head {
  readonly organizationId: string;
  readonly position: number;
  /** 64 hexadecimal digits. */
  readonly hash: string;
}

/** A head that cannot be forged with access to the database alone. */
export interface SignedHead extends Head {
  readonly at: string;
  readonly key: string;
  /** ed25519, base64. */
  readonly signature: string;
}

export class HeadSigner {
  readonly keyId: string;
  private readonly publicKey: KeyObject;

  constructor(private readonly privateKey: KeyObject) {
    this.publicKey = createPublicKey(privateKey);
    this.keyId = keyIdOf(this.publicKey);
  }

  static of(pem: string): HeadSigner {
    return new HeadSigner(createPrivateKey(pem));
  }

  sign(head: Head, at: Date): SignedHead {
    const signed = { ...head, at: at.toISOString() };
    const signature = sign(null, messageOf(signed), this.privateKey).toString('base64');
    return { ...signed, key: this.keyId, signature };
  }

  isSignatureValid(head: SignedHead): boolean {
    return verify(null, messageOf(head), this.publicKey, Buffer.from(head.signature, 'base64'));
  }
}

function messageOf({ organizationId, position, hash, at }: Omit<SignedHead, 'key' | 'signature'>): Buffer {
  return Buffer.from(`timetrack-audit-head\n${organizationId}\n${position}\n${hash}\n${at}`);
}

/** The first 16 hexadecimal digits of the public key's SHA-256. */
function keyIdOf(publicKey: KeyObject): string {
  const der = publicKey.export({ format: 'der', type: 'spki' });
  return createHash('sha256').update(der).digest('hex').slice(0, 16);
}
