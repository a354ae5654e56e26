-- squawk-disable-assume-in-transaction
-- The indexes are up to date at once: there is less to write than to look up, and what waits to be added slows each search.
create index concurrently if not exists invoices_found_by on invoices
  using gin (invoice_found_by(series, number, buyer) gin_trgm_ops) with (fastupdate = off);
create index concurrently if not exists enrolments_found_by on enrolments
  using gin (enrolment_found_by(first_name, last_name, invoicing_name) gin_trgm_ops) with (fastupdate = off);
