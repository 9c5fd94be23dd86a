import { PAGE_BASE } from '#server/page/style.ts'

export const OUTBOX_STYLE = `${PAGE_BASE}
main{width:min(920px,100%);margin:0 auto;padding:0 16px 48px;display:grid;gap:12px;
grid-template-columns:minmax(0,1fr)}
.bar{display:flex;flex-wrap:wrap;gap:8px 20px;align-items:baseline;margin-bottom:8px}
.bar p{flex:1 1 260px;color:var(--muted)}
a{color:var(--info)}
.bar a{font-weight:650;min-height:44px;display:inline-flex;align-items:center}
.message{padding:0;overflow:hidden}
summary{display:grid;grid-template-columns:minmax(0,1fr) auto;gap:2px 16px;padding:16px 20px;cursor:pointer;
list-style:none}
summary::-webkit-details-marker{display:none}
summary:focus-visible{outline-offset:-4px;border-radius:16px}
summary h2{font-size:18px;line-height:1.3}
summary .to{color:var(--muted);overflow-wrap:anywhere}
summary time{color:var(--muted);font-variant-numeric:tabular-nums;white-space:nowrap;text-align:end}
.channel{justify-self:end;align-self:start;font-size:13px;font-weight:650;padding:2px 10px;border-radius:99px;
border:1px solid var(--line);color:var(--act);white-space:nowrap}
.message[data-channel=sms] .channel{color:var(--money)}
.inside{border-top:1px solid var(--line);padding:16px 20px 20px;display:grid;gap:8px;
grid-template-columns:minmax(0,1fr)}
.inside h3{font-size:14px;color:var(--muted);font-weight:650}
iframe{width:100%;height:640px;border:1px solid var(--line);border-radius:10px;resize:vertical}
pre{font:15px/1.55 inherit;font-family:inherit;white-space:pre-wrap;overflow-wrap:anywhere;
background:var(--sunken);border-radius:10px;padding:16px}
.none{text-align:center;padding:48px 24px}.none p{color:var(--muted);margin-top:8px}
@media (max-width:520px){.bar p{flex-basis:100%}summary{padding:14px 16px}summary .to,summary time{grid-column:1/-1;text-align:start}
.inside{padding:12px}iframe{height:720px}}
`
