/** An e-mail address that wraps before its `@` rather than anywhere else. */
export function Email({ address }: { address: string }) {
  const at = address.lastIndexOf("@");
  return (
    <span>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </span>
  );
}
