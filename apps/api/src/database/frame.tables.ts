/** Tables of the frame itself. */
export interface FrameTables {
  nonces: { nonce: string; client_id: string; expires_at: string };
  idempotency_keys: {
    owner: string;
    key: string;
    fingerprint: string;
    status: number;
    answer: string;
    created_at: string;
  };
}
