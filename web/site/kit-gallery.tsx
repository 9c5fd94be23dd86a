/** Every piece of the kit in every state, for whoever draws with it. Development only: /kit. */
import { useState, type ReactNode } from 'react'
import { Badge, Count } from '#kit/feedback/badge.tsx'
import { Button, IconButton } from '#kit/controls/button.tsx'
import { Card, cardClass } from '#kit/layout/card.tsx'
import { Checkbox } from '#kit/forms/checkbox.tsx'
import { Chip, chipClass } from '#kit/controls/chip.tsx'
import { CodeField } from '#kit/forms/code-field.tsx'
import { DateField } from '#kit/forms/date-field.tsx'
import { Dialog, Sheet } from '#kit/feedback/dialog.tsx'
import { EmptyState } from '#kit/feedback/empty-state.tsx'
import { ErrorSummary } from '#kit/forms/error-summary.tsx'
import { Fact, Facts } from '#kit/layout/facts.tsx'
import { Field, PasswordField, SelectField } from '#kit/forms/field.tsx'
import { ICON_SHAPES, SYMBOL_NAMES, type IconName } from '#kit/art/icon-shapes.ts'
import { Icon } from '#kit/art/icon.tsx'
import { Money } from '#kit/text/money.tsx'
import { PageHead } from '#kit/layout/page-head.tsx'
import { PictureGround } from '#kit/layout/picture-ground.tsx'
import { SectionHead } from '#kit/layout/section-head.tsx'
import { Segments } from '#kit/forms/segments.tsx'
import { Skeleton } from '#kit/feedback/skeleton.tsx'
import { Stack, stackClass } from '#kit/layout/stack.tsx'
import { Switch } from '#kit/forms/switch.tsx'
import { Cell, Table, TableSkeleton } from '#kit/layout/table.tsx'
import { Steps } from '#kit/forms/steps.tsx'
import { StarMark, StarRings, StarSpinner } from '#kit/art/star-art.tsx'
import { showToast } from '#kit/feedback/toast-queue.ts'
import styles from './kit-gallery.module.css'

const COLOURS = 'ground raised sunken text muted faint act info danger money good'.split(' ')
const SIZES = '12 13 14 16 20 24 32 44'.split(' ')
const VARIANTS = ['act', 'plain', 'quiet', 'danger'] as const
const TONES = ['positive', 'negative', 'neutral'] as const
// The keys of a constant table are its names.
const ICONS = [...(Object.keys(ICON_SHAPES) as IconName[]), ...SYMBOL_NAMES]

function Shelf(props: { title: string; children: ReactNode }) {
  return (
    <section className={stackClass(16)}>
      <h2>{props.title}</h2>
      <div className={styles['row']}>{props.children}</div>
    </section>
  )
}

function Overlays() {
  const [open, setOpen] = useState<'dialog' | 'sheet' | null>(null)
  const close = () => setOpen(null)
  const actions = (
    <>
      <Button onClick={close}>Vazgeç</Button>
      <Button variant="act" onClick={close}>
        Tamam
      </Button>
    </>
  )
  const overlay = { onClose: close, title: 'Emin misiniz?', closeLabel: 'Kapat', actions }
  return (
    <Shelf title="Dialog, Sheet, Toasts">
      <Button onClick={() => setOpen('dialog')}>Dialog</Button>
      <Button onClick={() => setOpen('sheet')}>Sheet</Button>
      {TONES.map((tone) => (
        <Button key={tone} onClick={() => showToast({ tone, text: `Bildirim: ${tone}` })}>
          {tone}
        </Button>
      ))}
      <Dialog {...overlay} open={open === 'dialog'}>
        Bir soru, bir cümle, iki düğme.
      </Dialog>
      <Sheet {...overlay} open={open === 'sheet'}>
        Telefonda alttan yükselir.
      </Sheet>
    </Shelf>
  )
}

const MONTHS = ['Ocak', 'Şubat', 'Mart']

function BirthdateField() {
  const [value, setValue] = useState('1990-2-7')
  return (
    <DateField
      label="Doğum tarihi"
      name="birthdate"
      labels={{ day: 'Gün', month: 'Ay', year: 'Yıl' }}
      months={MONTHS}
      value={value}
      onChange={setValue}
    />
  )
}

function Controls() {
  return (
    <>
      <Shelf title="Button">
        {VARIANTS.map((variant) => (
          <Button key={variant} variant={variant} icon="plus">
            {variant}
          </Button>
        ))}
        <Button variant="act" busy>
          busy
        </Button>
        <Button disabled>disabled</Button>
        <Button size="small">small</Button>
        <Button size="large">large</Button>
        <IconButton icon="heart" label="Favori" boxed />
      </Shelf>
      <Shelf title="Field">
        <Field label="Üye adı" hint="Size verilen ad" icon="user-round" placeholder="demo" />
        <Field label="Tutar" error="Bu alan zorunludur" defaultValue="" />
        <PasswordField
          label="Parola"
          showLabel="Göster"
          hideLabel="Gizle"
          defaultValue="Demo123!"
        />
        <SelectField label="Yöntem">
          <option>Karekod</option>
        </SelectField>
        <BirthdateField />
        <Checkbox label="E-posta ile bilgilendirilmek istiyorum" />
        <Checkbox label="Kuralları kabul ediyorum" error="Kuralları onaylamanız gerekir" />
      </Shelf>
      <Shelf title="CodeField, Facts">
        <CodeField label="Altı haneli kod" value="123" length={6} onText={() => {}} />
        {(['under', 'beside'] as const).map((values) => (
          <Facts key={values} values={values}>
            <Fact name="Nakit">₺1.234,56</Fact>
            <Fact name="Üye adı">nilufer</Fact>
          </Facts>
        ))}
      </Shelf>
      <Shelf title="Steps, ErrorSummary">
        <Steps label="Adımlar" steps={['Siz', 'Adres', 'Parola']} current={1} />
        <ErrorSummary
          title="Düzeltilmesi gereken 2 şey var"
          errors={[{ id: 'ad', text: 'Ad: Bu alan zorunludur' }, { text: 'Bir sorun oldu' }]}
          onGo={() => {}}
        />
      </Shelf>
    </>
  )
}

const LIGHTS = [
  { value: 'night', text: 'Gece' },
  { value: 'day', text: 'Gündüz' },
] as const

const COLUMNS = [{ head: 'Oyun' }, { head: 'Çarpan', isFigure: true }]

function Pieces() {
  const [light, setLight] = useState<(typeof LIGHTS)[number]['value']>('night')
  return (
    <>
      <Shelf title="PageHead, SectionHead">
        <PageHead title="Turnuvalar" lead="Bir sayfanın adı ve ne işe yaradığı." />
        <SectionHead id="gallery-section" title="Yeni oyunlar">
          <a href="#gallery-section">Tümü 24</a>
        </SectionHead>
      </Shelf>
      <Shelf title="Card, Stack, Chip, Switch">
        <Card title="Kart" text="Kendi başına duran bir parça.">
          <Stack gap={8}>
            <span>Alt alta</span>
            <span>dizilenler</span>
          </Stack>
        </Card>
        <p className={cardClass(styles['cell'], 'strong')}>strong</p>
        <p className={cardClass(styles['cell'], 'floating')}>floating</p>
        {LIGHTS.map(({ value, text }) => (
          <Chip key={value} chosen={value === light} onChoose={() => setLight(value)}>
            {text} <small>12</small>
          </Chip>
        ))}
        <Chip variant="amount" chosen={false} onChoose={() => {}}>
          ₺250
        </Chip>
        <a href="#gallery-section" className={chipClass('small')}>
          Popüler
        </a>
        <Switch
          label="Gündüz"
          on={light === 'day'}
          onChange={() => setLight(light === 'day' ? 'night' : 'day')}
        />
      </Shelf>
      {(['raised', 'plain'] as const).map((looks) => (
        <Table key={looks} label={looks} looks={looks} columns={COLUMNS}>
          <tr>
            <Cell head="Oyun" place="name">
              Lale Devri
            </Cell>
            <Cell head="Çarpan" isFigure>
              ×2,5
            </Cell>
          </tr>
        </Table>
      ))}
      <TableSkeleton label="Yükleniyor" rows={2} />
      <Shelf title="Segments, Badge, Count, PictureGround">
        <Segments label="Görünüm" options={LIGHTS} chosen={light} onChoose={setLight} />
        <Badge>Önerilen</Badge>
        {[4, 12].map((of) => (
          <span key={of} className={styles['corner']}>
            <Icon name="bell" size={22} />
            <Count of={of} />
          </span>
        ))}
        <span className={styles['banner']}>
          <PictureGround src="/art/places/tournaments.webp" />
          Lale Kupası
        </span>
      </Shelf>
    </>
  )
}

export function KitGalleryScreen() {
  return (
    <Stack gap={32}>
      <title>Kit</title>
      <h1>Kit</h1>
      <Shelf title="Renk">
        {COLOURS.map((name) => (
          <span key={name} className={styles['swatch']}>
            <i style={{ background: `var(--${name})` }} />
            {name}
          </span>
        ))}
      </Shelf>
      <Shelf title="Yazı">
        {SIZES.map((size) => (
          <span key={size} style={{ fontSize: `var(--size-${size})` }}>
            Ağır ışık {size}
          </span>
        ))}
      </Shelf>
      <Controls />
      <Pieces />
      <Overlays />
      <Shelf title="Money">
        <Money amount={12480.5} tone="money" />
        <Money amount={0.299999} />
        <Money amount={-240} />
        <Money amount={125} tone="good" signed />
      </Shelf>
      <Shelf title="Star">
        <StarMark size={64} />
        <StarRings size={96} />
        <StarSpinner size={64} label="Yükleniyor" />
      </Shelf>
      <Shelf title="Skeleton">
        <Skeleton width={160} ratio="3 / 4" radius={16} />
        <Skeleton width={220} height={20} />
      </Shelf>
      <EmptyState icon="search" title="Sonuç bulunamadı" text="Başka bir sözcük deneyin.">
        <Button variant="act">Temizle</Button>
      </EmptyState>
      <Shelf title="Icon">
        {ICONS.map((name) => (
          <span key={name} className={styles['icon']}>
            <Icon name={name} />
            {name}
          </span>
        ))}
      </Shelf>
    </Stack>
  )
}
