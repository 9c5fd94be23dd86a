import { Link } from 'react-router'

/** What anybody who holds it finds a coupon by, and the way there. In two halves, to be read aloud. */
export function CouponCode({ code }: { code: string }) {
  return <Link to={`/sport/coupon?code=${code}`}>{`${code.slice(0, 5)} ${code.slice(5)}`}</Link>
}
