-- Proofs of work that have bought a booking. Each buys one; a row is needed as long as its proof would be taken.
create table used_proof (
  proof_id text primary key,
  expires_at timestamptz not null
);

create index used_proof_expiry on used_proof (expires_at);
