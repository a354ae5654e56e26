-- What staff finds invoices and enrolments by, a piece of it at a time. With a search path of their own the functions stay
-- what they are in a plan, instead of what they calculate.

-- The structured communication of an invoice in digits, as `communicationOf` of transfer.ts makes it.
create function transfer_digits(invoice_number text) returns text language sql immutable strict parallel safe
return (
  lpad(regexp_replace(invoice_number, '\D', '', 'g'), 10, '0')
  || lpad(coalesce(nullif(lpad(regexp_replace(invoice_number, '\D', '', 'g'), 10, '0')::bigint % 97, 0), 97)::text, 2, '0')
);
-- Nobody transfers by the number of a credit note.
create function invoice_found_by(series text, number text, buyer jsonb) returns text
language sql immutable parallel safe set search_path = pg_catalog
return (
  number || ' ' || coalesce(buyer ->> 'name', '') || ' ' || coalesce(buyer ->> 'email', '') || ' '
  || coalesce(buyer ->> 'vatNumber', '') || case when series = 'invoice' then ' ' || transfer_digits(number) else '' end
);

-- By the name of who enrols, and the one on their invoice.
create function enrolment_found_by(first_name text, last_name text, invoicing_name text) returns text
language sql immutable parallel safe set search_path = pg_catalog
return coalesce(first_name, '') || ' ' || coalesce(last_name, '') || ' ' || coalesce(invoicing_name, '');
